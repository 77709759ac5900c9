import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { explain } from '../../../lib/call.ts'
import { Pill } from '../../../ui/pill.tsx'
import { sections } from '../sections.ts'
import classes from './finding.module.css'
import { groupsOf, type Result } from './results.ts'
import { findingTexts as labels } from './texts.ts'
import type { useFound } from './use-found.ts'

export type Option = Pick<Result, 'to' | 'title'> & Partial<Result> & { kind: keyof FoundInAdmin }

const hasList = (section: string): boolean => section in sections

/** What can be chosen, in the order in which the arrows go through it: each group's results, then its list. */
export const optionsOf = (found: FoundInAdmin | undefined, text: string): Option[] =>
  found
    ? groupsOf(found, text, hasList).flatMap(({ kind, results, all }) => [
        ...results.map((result) => ({ ...result, kind })),
        ...(all ? [{ kind, to: all, title: labels.all[kind] }] : []),
      ])
    : []

interface Props {
  id: string
  result: ReturnType<typeof useFound>
  options: Option[]
  at: number
  onGo: (option: Option) => void
  onPoint: (at: number) => void
}

/** What was found, as the list of a combobox; the focus stays in its field. */
export const FoundList = ({ id, result: { found, error }, options, at, onGo, onPoint }: Props) => {
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return (
    <div className={classes.list}>
      {error && <p role="alert">{explain(error)}</p>}
      {!error && !found && <p>Cargando...</p>}
      {found && options.length === 0 && <p>{labels.nothing}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={labels.results}>
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are groups of options, not fields.
          <div key={kind} role="group" aria-label={labels.kinds[kind]}>
            <p className={classes.kind} aria-hidden="true">
              {labels.kinds[kind]}
            </p>
            {options.map((option, n) =>
              option.kind !== kind ? null : (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field.
                <div
                  key={option.id ?? kind}
                  id={`${id}-${n}`}
                  role="option"
                  aria-selected={n === at}
                  className={option.id ? classes.option : classes.more}
                  onPointerMove={() => n !== at && onPoint(n)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onGo(option)}
                >
                  <span className={classes.title}>{option.title}</span>
                  {option.mark && <Pill tone="quiet">{option.mark}</Pill>}
                  {option.text && <span className={classes.text}>{option.text}</span>}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
