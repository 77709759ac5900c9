import { NativeSelect, TextInput } from '@mantine/core'
import classes from './admin.module.css'
import { auditTexts } from './audit-texts.ts'
import { SearchField } from './search-field.tsx'
import { useAddressParts, useAddressText } from './use-address-text.ts'

const labels = auditTexts.filters
/** The parts of the address that filter the audit log. */
export const AUDIT_FILTERS = ['quien', 'accion', 'sobre', 'desde', 'hasta'] as const

const actions = Object.entries(auditTexts.actionNames)
  .map(([value, name]) => ({ value, label: name.replace(/:$/, '') }))
  .sort((one, other) => one.label.localeCompare(other.label, 'es'))

/** The filters of the audit log, each in the address. */
export const AuditFilters = () => {
  const who = useAddressText('quien')
  const subject = useAddressText('sobre')
  const { params, change } = useAddressParts()
  const day = (name: 'desde' | 'hasta', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={params.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <search>
      <div className={classes.line}>
        <SearchField label={labels.who} typed={who.typed} onType={who.type} />
        <SearchField label={labels.subject} typed={subject.typed} onType={subject.type} />
      </div>
      <div className={classes.line}>
        <NativeSelect
          label={labels.action}
          value={params.get('accion') ?? ''}
          onChange={(event) => change({ accion: event.currentTarget.value })}
          data={[{ value: '', label: labels.anyAction }, ...actions]}
        />
        {day('desde', labels.from)}
        {day('hasta', labels.to)}
      </div>
    </search>
  )
}
