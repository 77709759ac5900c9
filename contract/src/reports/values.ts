/** Own sales as comma-separated values live in reports.http.ts; cells are safe in a spreadsheet. */
export const SALES_CSV_PATH = '/api/v1/reports/sales.csv'
