import { data } from 'react-router'

/** Runs a loader; what the contract says is not there becomes a page of status 404. A malformed id means the same to who reads it. */
export const orNotFound = async <T>(loading: Promise<T>): Promise<T> => {
  try {
    return await loading
  } catch (error) {
    const { status } = error as { status?: unknown }
    throw status === 404 || status === 400 ? data(null, { status: 404 }) : error
  }
}
