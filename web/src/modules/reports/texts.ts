/** The texts of the reports. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  title: 'Reportes',
  loading: 'Cargando reportes...',
  nothing: '—',

  nav: { reports: 'Reportes', sales: 'Mis ventas', products: 'Mis productos', ranking: 'Ranking' },

  own: {
    title: 'Lo que vendiste',
    sales: 'Ventas Totales',
    revenue: 'Ingreso Total',
    best: 'Producto más vendido',
    exportAll: 'Exportar mis ventas (CSV)',
    failed: 'No pudimos exportar tus ventas. Intentá de nuevo.',
    file: 'ventas.csv',
  },

  all: {
    title: 'En toda la feria',
    sales: 'Ventas Globales',
    revenue: 'Ingresos Globales',
    average: 'Precio promedio venta',
    about: 'Los importes están en pesos, a la cotización de cada compra.',
  },

  charts: {
    sales: 'Ventas globales por mes',
    trend: 'Tendencia mensual de ventas',
    loadingSales: 'Cargando gráfico...',
    loadingTrend: 'Cargando gráfico de tendencias...',
    sample: 'Datos de ejemplo',
    sampleAbout: 'Cuando haya ventas para mostrar, vas a verlas acá.',
    month: 'Mes',
    units: 'Productos vendidos',
    revenue: 'Ingresos (ARS)',
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    export: 'Exportar CSV',
    exportOf: (title: string) => `Exportar CSV de ${title}`,
    asTableOf: (title: string) => `Ver como tabla: ${title}`,
    asChartOf: (title: string) => `Ver como gráfico: ${title}`,
  },
} as const
