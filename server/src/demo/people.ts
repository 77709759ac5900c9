/** A member of the demo: `key` is the name of a seller in the products. */
export interface DemoPerson {
  key: string
  name: string
  email: string
  place: string
  /** What was verified of them beside the email. */
  marks: ('phone' | 'identity')[]
}

const person = (key: string, name: string, place: string, ...marks: DemoPerson['marks']): DemoPerson => ({
  key,
  name,
  email: `${key}@feria.example`,
  place,
  marks,
})

/** Twelve sellers and, after them, two who only buy. All are invented. */
export const demoPeople: DemoPerson[] = [
  person('rocio', 'Rocío Zalazar', 'Palermo, CABA', 'phone', 'identity'),
  person('martin', 'Martín Echegoyen', 'Caballito, CABA', 'phone'),
  person('dario', 'Darío Maidana', 'Quilmes, Buenos Aires'),
  person('carla', 'Carla Benvenuto', 'Nueva Córdoba, Córdoba', 'phone', 'identity'),
  person('ezequiel', 'Ezequiel Tolosa', 'Pichincha, Rosario'),
  person('lucia', 'Lucía Barrionuevo', 'City Bell, La Plata', 'identity'),
  person('hernan', 'Hernán Colqui', 'Yerba Buena, Tucumán', 'phone'),
  person('mirta', 'Mirta Sandoval', 'Güemes, Mar del Plata'),
  person('gaston', 'Gastón Irusta', 'Godoy Cruz, Mendoza'),
  person('noelia', 'Noelia Antihual', 'Neuquén Capital'),
  person('silvina', 'Silvina Duarte', 'Villa Sarita, Posadas', 'phone', 'identity'),
  person('facundo', 'Facundo Wernicke', 'Melipal, Bariloche'),
  person('julieta', 'Julieta Paredes', 'Villa Crespo, CABA'),
  person('tomas', 'Tomás Olmedo', 'Centro, Paraná', 'phone'),
]

/** The admin of the demo, and the password of all its accounts. */
export const demoAdmin = { key: 'admin', name: 'Administración', email: 'admin@feria.example' }
export const DEMO_PASSWORD = 'feria-demo-2026'
