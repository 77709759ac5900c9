import type { Address } from '@feria/contract/orders/delivery-schemas'
import { addressLines } from './delivery.ts'

/** An address as on a label, a line under the other. */
export const AddressLines = ({ address, className }: { address: Address; className?: string }) => (
  <address className={className}>
    {addressLines(address).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
