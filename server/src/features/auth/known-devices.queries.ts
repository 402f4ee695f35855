/** Whether a device has signed in to an address before: strangers' tries and requests do not lock it out. */
import { type SQL, sql } from '#spine/database/drizzle.ts'

/** A condition, by the device's hash; false for an address without an account. */
export function isKnownDevice(email: string, deviceHash: string): SQL {
  return sql`exists (
    select from known_devices d join users u on u.id = d.user_id where u.email = ${email} and d.device_hash = ${deviceHash})`
}
