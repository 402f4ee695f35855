/** Chooses the file store, the mail transport and the language model. Their libraries are loaded only where configured, since they would double the start time. */
import { join } from 'node:path'
import type { Config } from '#spine/config/config.ts'
import { diskFileStore } from '#spine/files/disk-file-store.ts'
import type { FileStore } from '#spine/files/files.ts'
import type { MailTransport } from '#spine/mail/mail.ts'
import type { Model } from '#spine/model/model.ts'

export async function createFileStore({ s3Url, dataFolder }: Config): Promise<FileStore> {
  if (!s3Url) return diskFileStore(join(dataFolder, 'files'))
  return (await import('#spine/files/s3-file-store.ts')).s3FileStore(s3Url)
}

/** A demo puts every mail into its inbox; with a mail server it also sends those whose recipient a guest cannot choose. */
export async function createMailTransport(
  { mode, smtpUrl }: Config,
  files: FileStore,
  inbox: (outside: MailTransport | undefined) => MailTransport,
): Promise<MailTransport> {
  const outside = smtpUrl
    ? (await import('#spine/mail/smtp-transport.ts')).smtpTransport(smtpUrl, files)
    : undefined
  return mode === 'production' && outside ? outside : inbox(outside)
}

export async function createModel({ model }: Config): Promise<Model | undefined> {
  return model && (await import('#spine/model/sdk-model.ts')).createSdkModel(model)
}
