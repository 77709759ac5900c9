import { describe, expect, test } from 'vitest'
import { demoPeople } from '../../demo/people.ts'
import { openGazetteer } from './gazetteer.ts'
import type { Geo } from './geo.ts'

const kinds: { kind: string; open: () => Geo }[] = [{ kind: 'gazetteer', open: openGazetteer }]

describe.each(kinds)('the places of the $kind', ({ open }) => {
  const geo = open()
  const away = (one: string, other: string) => {
    const [from, to] = [geo.locate(one), geo.locate(other)]
    if (!from || !to) throw new Error(`«${from ? other : one}» is not known.`)
    return geo.kilometres(from, to)
  }

  test.each([
    ['Bariloche', 'San Carlos de Bariloche, Río Negro'],
    ['Palermo, CABA', 'PALERMO, Capital Federal'],
    ['Palermo, CABA', 'Palermo CABA'],
    ['Palermo, CABA', 'Av. Santa Fe 3253, C1425BGH Palermo, Ciudad Autónoma de Buenos Aires, Argentina'],
    ['Palermo, CABA', 'Palermo, Buenos Aires'],
    ['Rosario', 'rosario, santa fe'],
    ['Rosario', 'Rosario Santa Fe'],
    ['Rosario', 'Barrio Inventado, Rosario'],
    ['Rosario', 'San Martín 1250, Rosario'],
    ['Neuquén', 'Neuquén Capital'],
    ['Paraná', 'Centro, Paraná'],
    ['San Miguel de Tucumán', 'Tucumán'],
    ['CABA', 'Ciudad de Buenos Aires'],
    ['Veinticinco de Mayo', '25 de Mayo'],
    ['Rosario', '9 de Julio 1200, Rosario'],
  ])('«%s» is «%s»', (one, other) => expect(away(one, other)).toBeLessThan(2))

  test('a province or a nearby town tells places of the same name apart; without it the largest is chosen', () => {
    expect(away('San Martín, Mendoza', 'Mendoza')).toBeLessThan(60)
    expect(away('San Martín, Buenos Aires', 'CABA')).toBeLessThan(30)
    expect(away('Güemes, Mar del Plata', 'Mar del Plata')).toBeLessThan(10)
    expect(away('Güemes, Córdoba', 'Córdoba')).toBeLessThan(10)
    expect(away('City Bell, La Plata', 'La Plata')).toBeLessThan(15)
    expect(away('Córdoba', 'Nueva Córdoba, Córdoba')).toBeLessThan(5)
  })

  test.each([
    ['San Justo', 'San Justo, La Matanza'],
    ['Las Heras', 'Las Heras, Mendoza'],
    ['San Martín', 'General San Martín, Buenos Aires'],
    ['Concepción', 'Concepción, Tucumán'],
    ['Miramar', 'Miramar, Buenos Aires'],
  ])('of several places «%s» the most populous is meant: «%s»', (one, other) => expect(away(one, other)).toBeLessThan(5))

  test.each([
    ['San Justo', 'Santa Fe', 'San Justo, Santa Fe'],
    ['San Justo', 'Morón', 'San Justo, Buenos Aires'],
    ['San Justo', 'Bariloche', 'San Justo, Buenos Aires'],
    ['Las Heras', 'Caleta Olivia', 'Las Heras, Santa Cruz'],
    ['San Justo, Buenos Aires', 'Santa Fe', 'San Justo, Buenos Aires'],
  ])('«%s» for somebody in %s is «%s»', (name, home, meant) => {
    const [found, there] = [geo.locate(name, geo.locate(home)), geo.locate(meant)]
    expect(found && there && geo.kilometres(found, there)).toBeLessThan(5)
  })

  test.each([
    ['São Paulo', 'San Pablo, Brasil'],
    ['São Paulo', 'Av. Paulista 1578, Bela Vista, São Paulo - SP, 01310-200, Brasil'],
    ['Porto Alegre, RS', 'Porto Alegre'],
    ['Porto Alegre, RS', 'Porto Alegre RS'],
    ['Porto Alegre, RS', '90010-000 Porto Alegre, Rio Grande do Sul, Brazil'],
    ['Rio de Janeiro', 'Río de Janeiro, Brasil'],
    ['Santiago de Chile', 'Santiago, Chile'],
    ['Santiago de Chile', 'Santiago Chile'],
    ['Santiago de Chile', 'Santiago, Región Metropolitana'],
    ['Viña del Mar, Chile', '2520000 Viña del Mar, Región de Valparaíso, Chile'],
    ['Barrio Inventado, Temuco, Chile', 'Temuco'],
  ])('abroad «%s» is «%s»', (one, other) => expect(away(one, other)).toBeLessThan(2))

  test('a place in Argentina is preferred to one of the same name abroad, unless the country or the state is named', () => {
    expect(away('Concepción', 'Concepción, Tucumán')).toBeLessThan(2)
    expect(away('Concepción', 'Concepción, Argentina')).toBeLessThan(2)
    expect(away('Concepción, Chile', 'Talcahuano')).toBeLessThan(20)
    expect(away('Santa María, RS', 'Porto Alegre')).toBeLessThan(300)
    expect(away('Victoria', 'Victoria, Entre Ríos')).toBeLessThan(2)
    expect(away('Victoria, Chile', 'Temuco')).toBeLessThan(80)
    expect(geo.locate('Palermo, Chile')).toBeNull()
    expect(away('Chile 1200, San Telmo, CABA', 'San Telmo, CABA')).toBeLessThan(1)
    expect(away('Santiago de Chile', 'Mendoza')).toBeCloseTo(180, -2)
    expect(away('Uruguaiana', 'Paso de los Libres')).toBeLessThan(15)
    expect(away('Foz do Iguaçu', 'Puerto Iguazú')).toBeLessThan(15)
  })

  test('kilometres follow the great circle, the same both ways', () => {
    expect(away('CABA', 'Rosario')).toBeGreaterThan(260)
    expect(away('CABA', 'Rosario')).toBeLessThan(300)
    expect(away('Rosario', 'CABA')).toBeCloseTo(away('CABA', 'Rosario'), 9)
    expect(away('Palermo, CABA', 'Caballito, CABA')).toBeCloseTo(4.5, 0)
    expect(geo.kilometres({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015, 0)
  })

  test.each(['', '   ', ',,,', 'Narnia', 'Mordor, Tierra Media', '🎉', 'x'.repeat(500), '12345'])('«%s» is no known place', (text) =>
    expect(geo.locate(text)).toBeNull(),
  )

  test.each(demoPeople.map(({ place }) => place))('knows the place of the demo «%s»', (place) => expect(geo.locate(place)).not.toBeNull())
})
