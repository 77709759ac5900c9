/** The id of the place at the top of every page for what its member has to know first. */
export const NOTICE_ID = 'aviso'
