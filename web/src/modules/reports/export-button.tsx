import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { fetchSales } from './export-sales.ts'
import { texts } from './texts.ts'

const labels = texts.own

/** Downloads the member's own sales; a failure shows a toast. */
export const ExportSales = () => {
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    try {
      const { name, content } = await fetchSales(labels.file)
      saveFile(name, content)
    } catch (error) {
      void notify({ message: explain(error, labels.failed), kind: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void press()} leftSection={<IconDownload size={18} aria-hidden="true" />}>
      {labels.exportAll}
    </Button>
  )
}
