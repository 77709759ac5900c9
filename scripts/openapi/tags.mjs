/** A description of each contract module. */
export const tags = [
  { name: 'accounts', description: 'Registering, sessions, passwords, the second factor, profiles, and the administration of members' },
  { name: 'uploads', description: 'Pictures, whole or in parts' },
  { name: 'catalogue', description: 'Categories, products, prices and the exchange rate' },
  { name: 'favorites', description: 'Products saved by a member' },
  { name: 'search', description: 'One search over our catalogue and other marketplaces, and the ranking' },
  { name: 'chat', description: 'Requests and conversations between buyers and sellers; live over Socket.IO' },
  { name: 'payments', description: 'How purchases are paid, balances, movements and withdrawals' },
  { name: 'orders', description: 'Purchases, sales, claims and withdrawing from a purchase' },
  { name: 'wishes', description: 'What members look for, and matching products' },
  { name: 'reselling', description: 'Resellers, their links and sales' },
  { name: 'prospecting', description: 'Members who agreed to be found by their searches' },
  { name: 'assistant', description: 'Help in natural language' },
  { name: 'notifications', description: 'Notifications in the browser, live and by push' },
  { name: 'reports', description: 'Figures of sales and of the market' },
  { name: 'help', description: 'The figures of the help, and messages to whoever runs the site' },
  { name: 'operations', description: 'Jobs that failed for good and emails that were refused, for admins' },
]
