/** Days that a refused mail is kept, and with it its address. */
export const REFUSED_MAIL_DAYS = 90
