/** Characters of a message to whoever runs the site. */
export const MAX_CONTACT_TEXT = 4000
