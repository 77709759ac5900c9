import { Button } from '@mantine/core'
import { Link } from 'react-router'
import classes from './coming-soon-page.module.css'
import { texts } from './texts.ts'

const labels = texts.soon

/** A screen still to come: a full-screen picture and «COMING SOON». */
export const ComingSoonPage = () => (
  <div className={classes.screen}>
    <h1 className={classes.heading} lang="en">
      {labels.heading}
    </h1>
    <p className={classes.subtitle}>{labels.subtitle}</p>
    <div className={classes.actions}>
      <Button component={Link} to="/dashboard" size="lg">
        {labels.back}
      </Button>
      <Button component={Link} to="/all-products" size="lg" variant="white" color="dark.9">
        {labels.products}
      </Button>
    </div>
  </div>
)
