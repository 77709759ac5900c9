/**
 * The password of an account that was just made on this page, so that its login is one press. In memory alone: not in the address, in
 * the history of the browser, nor in a storage.
 */
let account: { email: string; password: string } | null = null

export const rememberRegistered = (email: string, password: string): void => {
  account = { email, password }
}

/** The password to fill in for this address; empty for any other. */
export const passwordOf = (email: string | undefined): string => (account !== null && account.email === email ? account.password : '')

export const forgetRegistered = (): void => {
  account = null
}
