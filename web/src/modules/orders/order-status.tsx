import type { OrderStatus } from '@feria/contract/orders/values'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconPackage,
  IconTruck,
  type TablerIcon,
} from '@tabler/icons-react'
import { Pill } from '../../ui/pill.tsx'
import { faceOf } from './status.ts'

const icons: Record<OrderStatus, TablerIcon> = {
  reservada: IconHourglass,
  pendiente: IconPackage,
  enviada: IconTruck,
  completada: IconCircleCheck,
  cancelada: IconCircleX,
  'en disputa': IconAlertTriangle,
  reembolsada: IconArrowBackUp,
}

/** The status of an order, each with its own icon and colour; «Completada» if it is missing. */
export const OrderStatusPill = ({ status }: { status: string | null | undefined }) => {
  const face = faceOf(status)
  const Icon = icons[face.status]
  return (
    <Pill tone={face.tone} icon={<Icon size={16} aria-hidden="true" />}>
      {face.label}
    </Pill>
  )
}
