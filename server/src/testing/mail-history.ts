/** The mails that stand in a customer's history, oldest first: their subject, and what each was about. */
import { query } from '#testing/sign-in.ts'
import type { TestServer } from '#testing/test-server.ts'

export const mailHistory = (server: TestServer, customerId: string) =>
  query<{ subject: string; text: string }>(
    server,
    "select subject, text from customer_contacts where customer_id = $1 and kind = 'mail' order by id",
    [customerId],
  )
