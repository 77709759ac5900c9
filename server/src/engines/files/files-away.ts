/** The store of files did not answer, or refused us: nothing is wrong with the file. */
export class FilesAway extends Error {
  constructor(where: string, reason: string, cause: unknown) {
    super(`${where} does not serve us: ${reason}`, { cause })
  }
}
