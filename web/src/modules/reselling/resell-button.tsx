import { Button, Skeleton } from '@mantine/core'
import { IconTrendingUp } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../lib/lazy-page.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { ResellProps } from '../catalogue/parts.ts'
import { RememberedLink } from './remembered-link.tsx'
import { texts } from './texts.ts'

const labels = texts.modal

const ResellForm = lazyPage(async () => (await import('./share/resell-form.tsx')).ResellForm)

/**
 * «Revender»: opens the modal that creates a link, a sheet on phones. Its code loads with the first click. Above it is the link
 * through which this browser came, if any.
 */
export const ResellButton = ({ product }: ResellProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RememberedLink productId={product.id} />
      <Button
        variant="default"
        size="lg"
        fullWidth
        aria-haspopup="dialog"
        leftSection={<IconTrendingUp size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {labels.open}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.title}>
        <Suspense fallback={<Skeleton height={280} radius="md" />}>
          <ResellForm key={product.id} product={product} />
        </Suspense>
      </Sheet>
    </>
  )
}
