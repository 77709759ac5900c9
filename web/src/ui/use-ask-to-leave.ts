import { useRef } from 'react'
import { confirm } from './confirm.ts'

const QUESTION = { title: '¿Cerrar sin guardar?', text: 'Lo que cambiaste se pierde.', yes: 'Descartar cambios' }

/** Returns a function that asks whether unsaved changes may be lost, and resolves to the answer; false while it is already asking. */
export const useAskToLeave = () => {
  const isAsking = useRef(false)
  return async (): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    const leaves = await confirm(QUESTION)
    isAsking.current = false
    return leaves
  }
}
