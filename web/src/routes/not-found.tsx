import { data } from 'react-router'

const refuse = () => {
  throw data(null, { status: 404 })
}

/** No page has this address. */
export const loader = refuse
export const clientLoader = refuse

/** Every address without a page: its layout shows the refusal. */
export default function NotFound() {
  return null
}
