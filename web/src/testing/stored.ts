/** Storage as in browsers, private to a test: its stored items are its own keys. */
export class Stored {
  getItem(key: string): string | null {
    return ((this as Record<string, unknown>)[key] as string | undefined) ?? null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key]
  }
}
