/** Uploads a picture as the web does; the response is not read yet. */
export const sendPhoto = (url: string, token: string, photo: Buffer): Promise<Response> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg')
  return fetch(`${url}/api/v1/upload`, { method: 'POST', headers: { authorization: token }, body })
}
