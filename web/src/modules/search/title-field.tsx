import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { RecentList } from './recent-list.tsx'
import { texts } from './texts.ts'
import { useRecentList } from './use-recent-list.ts'

const labels = texts.dashboard

interface Props {
  value: string
  onChange: (title: string) => void
  /** Called when a recent search was chosen. */
  onPick: (title: string) => void
}

/** The field «Título»; while focused it offers the recent searches under it. */
export const TitleField = ({ value, onChange, onPick }: Props) => {
  const id = useId()
  const list = useRecentList({ typed: value, onPick })
  return (
    <div style={{ position: 'relative' }}>
      <TextInput
        label={labels.name}
        placeholder={labels.nameHint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          list.open()
        }}
        onFocus={list.open}
        onClick={list.open}
        onBlur={list.close}
        onKeyDown={list.press}
        role="combobox"
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? id : undefined}
        aria-activedescendant={list.isOpen && list.active ? `${id}-${list.active.row}-${list.active.cell}` : undefined}
      />
      {list.isOpen && <RecentList id={id} searches={list.searches} active={list.active} onPick={list.pick} onRemove={list.remove} />}
    </div>
  )
}
