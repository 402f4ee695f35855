/** What talks to the outside world, loaded only where it is configured: it would double the time of a start. */
import { join } from 'node:path'
import { diskFileStore } from '#adapters/files/disk-file-store.ts'
import type { FileStore } from '#adapters/files/files.ts'
import type { MailTransport } from '#adapters/mail/mail.ts'
import type { Config } from '#config.ts'

export async function createFileStore({ s3Url, dataFolder }: Config): Promise<FileStore> {
  if (!s3Url) return diskFileStore(join(dataFolder, 'files'))
  return (await import('#adapters/files/s3-file-store.ts')).s3FileStore(s3Url)
}

/** A demo keeps every mail in its inbox; given a mail server it sends them out as well, but never what a guest can address freely. */
export async function createTransport(
  { mode, smtpUrl }: Config,
  inbox: (outside: MailTransport | undefined) => MailTransport,
): Promise<MailTransport> {
  const outside = smtpUrl
    ? (await import('#adapters/mail/smtp-transport.ts')).smtpTransport(smtpUrl)
    : undefined
  return mode === 'production' && outside ? outside : inbox(outside)
}
