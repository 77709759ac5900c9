import type { HelpTopic } from '@feria/contract/help/topics'
import {
  IconBuildingStore,
  IconCash,
  IconClipboardList,
  IconCreditCard,
  IconReceiptRefund,
  IconShieldCheck,
  IconShoppingBag,
  IconTrendingUp,
  IconTruck,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'

export const topicIcons: Record<HelpTopic, TablerIcon> = {
  comprar: IconShoppingBag,
  vender: IconBuildingStore,
  pagos: IconCreditCard,
  envios: IconTruck,
  reclamos: IconReceiptRefund,
  tarifas: IconCash,
  revender: IconTrendingUp,
  solicitudes: IconClipboardList,
  cuenta: IconUser,
  seguridad: IconShieldCheck,
}
