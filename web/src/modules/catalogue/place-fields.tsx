import { MAX_NEAR } from '@feria/contract/catalogue/values'
import { NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import classes from './filters.module.css'
import { type Narrowing, radiiWith, USUAL_RADIUS_KM } from './narrowing.ts'
import { narrowingTexts as labels } from './narrowing-texts.ts'

type Place = Pick<Narrowing, 'near' | 'radiusKm'>

/** The place around which to look, and how far; reported when the field loses focus, on Enter and when the distance changes. */
export const PlaceFields = ({ near, radiusKm, onChange }: Place & { onChange: (place: Place) => void }) => {
  const [typed, setTyped] = useState(near)
  useEffect(() => setTyped(near), [near])
  const report = (text: string, km: number | null) => {
    const place = text.trim()
    const next = { near: place, radiusKm: place ? (km ?? USUAL_RADIUS_KM) : null }
    if (next.near !== near || next.radiusKm !== radiusKm) onChange(next)
  }
  return (
    <div className={classes.place}>
      <TextInput
        label={labels.near}
        placeholder={labels.nearHint}
        autoComplete="address-level2"
        maxLength={MAX_NEAR}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => report(typed, radiusKm)}
        onKeyDown={(event) => event.key === 'Enter' && report(typed, radiusKm)}
      />
      <NativeSelect
        aria-label={labels.radius}
        disabled={typed.trim() === ''}
        value={String(radiusKm ?? USUAL_RADIUS_KM)}
        data={radiiWith(radiusKm).map((km) => ({ value: String(km), label: labels.within(formatNumber(km)) }))}
        onChange={(event) => report(typed, Number(event.currentTarget.value))}
      />
    </div>
  )
}
