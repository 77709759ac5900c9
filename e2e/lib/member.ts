/** A member of this run, with a unique email. */
export interface Member {
  name: string
  email: string
  password: string
}

let members = 0

/** A new member, for this test only. */
export const newMember = (name: string): Member => ({
  name,
  email: `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}-${Date.now()}-${process.pid}-${++members}@feria.example`,
  password: 'mate amargo 42',
})
