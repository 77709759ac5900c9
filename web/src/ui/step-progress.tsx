import classes from './step-progress.module.css'

/** Progress in a multi-step form: «Paso 1 de 2» and a bar. Steps count from 1. */
export const StepProgress = ({ step, count }: { step: number; count: number }) => {
  const label = `Paso ${step} de ${count}`
  return (
    <div className={classes.progress}>
      <span>{label}</span>
      <div className={classes.track} role="progressbar" aria-label={label} aria-valuemin={1} aria-valuemax={count} aria-valuenow={step}>
        <div className={classes.done} style={{ width: `${(step / count) * 100}%` }} />
      </div>
    </div>
  )
}
