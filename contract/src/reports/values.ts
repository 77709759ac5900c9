/** The member's own sales as CSV, served by the reports' http.ts; cells are safe in a spreadsheet. */
export const SALES_CSV_PATH = '/api/v1/reports/sales.csv'
