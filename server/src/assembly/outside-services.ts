/** What talks to the outside world, loaded only where it is configured: it would double the time of a start. */
import { join } from 'node:path'
import type { Config } from '#spine/config/config.ts'
import { diskFileStore } from '#spine/files/disk-file-store.ts'
import type { FileStore } from '#spine/files/files.ts'
import type { MailTransport } from '#spine/mail/mail.ts'

export async function createFileStore({ s3Url, dataFolder }: Config): Promise<FileStore> {
  if (!s3Url) return diskFileStore(join(dataFolder, 'files'))
  return (await import('#spine/files/s3-file-store.ts')).s3FileStore(s3Url)
}

/** A demo keeps every mail in its inbox; given a mail server it sends them out as well, but never what a guest can address freely. */
export async function createTransport(
  { mode, smtpUrl }: Config,
  inbox: (outside: MailTransport | undefined) => MailTransport,
): Promise<MailTransport> {
  const outside = smtpUrl ? (await import('#spine/mail/smtp-transport.ts')).smtpTransport(smtpUrl) : undefined
  return mode === 'production' && outside ? outside : inbox(outside)
}
