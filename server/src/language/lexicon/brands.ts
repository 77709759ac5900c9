const lines: Record<string, string> = {
  galaxy: 'samsung',
  iphone: 'apple',
  ipad: 'apple',
  macbook: 'apple',
  airpods: 'apple',
  redmi: 'xiaomi',
  poco: 'xiaomi',
  moto: 'motorola',
  pixel: 'google',
  playstation: 'sony',
  bravia: 'sony',
  xbox: 'microsoft',
  surface: 'microsoft',
  kindle: 'amazon',
  ideapad: 'lenovo',
  thinkpad: 'lenovo',
  zenbook: 'asus',
  vivobook: 'asus',
  pavilion: 'hp',
}

/** The maker of a product line («galaxy»: samsung); undefined for any other word. */
export const brandOfLine = (word: string): string | undefined => (Object.hasOwn(lines, word) ? lines[word] : undefined)

/** Makers whose short codes («s23») identify a model. */
export const knownBrands = new Set(
  (
    'samsung apple xiaomi motorola huawei honor realme oppo vivo nokia lg sony tcl hisense philips panasonic sharp google ' +
    'microsoft lenovo asus acer hp dell msi gigabyte logitech razer corsair hyperx jbl bose sennheiser pioneer canon nikon ' +
    'fujifilm gopro dji garmin casio fitbit amazfit nintendo epson brother whirlpool electrolux bosch siemens dewalt makita ' +
    'karcher stanley einhell black rowenta moulinex cecotec tefal braun oster atma peabody bgh noblex drean gafa ford ' +
    'yamaha roland fender ibanez kingston sandisk crucial netgear asrock zte infinix tecno blu intex shimano giant trek'
  ).split(' '),
)
