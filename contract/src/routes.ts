import { accountRoutes } from './accounts/routes.ts'
import { assistantRoutes } from './assistant/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { prospectingRoutes } from './prospecting/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { resaleRoutes } from './reselling/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { wishRoutes } from './wishes/routes.ts'

/** Every call of Feria, by module, without schemas, for the browser. */
export const api = {
  accounts: accountRoutes,
  uploads: uploadRoutes,
  catalogue: catalogueRoutes,
  favorites: favoriteRoutes,
  search: searchRoutes,
  chat: chatRoutes,
  payments: paymentRoutes,
  orders: orderRoutes,
  wishes: wishRoutes,
  reselling: resaleRoutes,
  prospecting: prospectingRoutes,
  assistant: assistantRoutes,
  notifications: notificationRoutes,
  reports: reportRoutes,
}
