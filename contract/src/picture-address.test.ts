import { describe, expect, test } from 'vitest'
import { imageUrl } from './fields.ts'

const sentenceOf = (address: string) => imageUrl.safeParse(address).error?.issues.at(-1)?.message

describe('the address of a picture', () => {
  test.each([
    ...['/files/0190b7a2-7c1e-7d3f-8a4b-5c6d7e8f9a0b/640.webp', '/images/sample-1.svg', 'https://fotos.example/a.jpg'],
    ...[
      'https://http2.mlstatic.com/D_NQ-MLA1.webp?x=..',
      'https://s.alicdn.com/@sc04/kf/a.jpg',
      'https://ñandú.example/a...b.jpg',
      'https://cdn.example:8443/a.png',
    ],
  ])('may be %s', (address) => {
    expect(imageUrl.parse(address)).toBe(address)
  })

  test.each([
    ['a user', 'https://ana@fotos.example/a.jpg'],
    ['a password', 'https://ana:clave@fotos.example/a.jpg'],
    ['an empty user', 'https://@fotos.example/a.jpg'],
    ['a way up', 'https://fotos.example/../../etc/passwd'],
    ['a way up, encoded', 'https://fotos.example/a/%2e%2E/b.jpg'],
    ['a way up at its end', 'https://fotos.example/a/..'],
    ['a way up in ours', '/files/../private-files/x'],
    ['a way up at the end of ours', '/images/..'],
    ['this machine', 'https://localhost/a.jpg'],
    ['this machine with a port', 'https://localhost:3000/a.jpg'],
    ['this machine with a dot', 'https://LOCALHOST./a.jpg'],
    ['a name under it', 'https://x.localhost/a.jpg'],
    ['a name of the own network', 'https://router.lan/a.jpg'],
    ['another', 'https://impresora.local/a.jpg'],
    ['one of a cloud', 'https://metadata.google.internal/a.jpg'],
    ['one of a home', 'https://nas.home.arpa/a.jpg'],
    ['a name without a dot', 'https://intranet/a.jpg'],
    ['loopback', 'https://127.0.0.1/a.jpg'],
    ['loopback, short', 'https://127.1/a.jpg'],
    ['loopback as a number', 'https://2130706433/a.jpg'],
    ['loopback in hexadecimal', 'https://0x7f000001/a.jpg'],
    ['loopback in hexadecimal parts', 'https://0x7f.0.0.1/a.jpg'],
    ['loopback in octal', 'https://0177.0.0.1/a.jpg'],
    ['loopback in wide digits', 'https://１２７.０.０.１/a.jpg'],
    ['a private network', 'https://192.168.0.1/a.jpg'],
    ['another private network', 'https://10.1.2.3/a.jpg'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['loopback in IPv6', 'https://[::1]/a.jpg'],
    ['IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/a.jpg'],
    ['a unique local address', 'https://[fd00::1]/a.jpg'],
    ['a link-local address', 'https://[fe80::1]/a.jpg'],
    ['any address instead of a name', 'https://8.8.8.8/a.jpg'],
    ['no host', 'https:///a.jpg'],
    ['a broken host', 'https://fotos.exa%00mple/a.jpg'],
  ])('may not contain %s', (_, address) => {
    expect(sentenceOf(address)).toBe('Esa dirección no sirve para una foto. Usá la de un sitio público, o subí el archivo.')
  })

  test.each(['http://fotos.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,x', '//fotos.example/a.jpg', ''])(
    'must begin with https: %s',
    (address) => {
      expect(sentenceOf(address)).toBe('La dirección de la foto tiene que empezar con https://')
    },
  )
})
