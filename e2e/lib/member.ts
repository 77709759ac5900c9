/** A member of this run; the email is nobody else's. */
export interface Member {
  name: string
  email: string
  password: string
}

let members = 0

/** A member nobody has heard of, for this test alone. */
export const newMember = (name: string): Member => ({
  name,
  email: `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}-${Date.now()}-${process.pid}-${++members}@feria.example`,
  password: 'mate amargo 42',
})
