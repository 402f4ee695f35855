/** The thread that reads one mail. */
import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from '#spine/mail/inbound/read-mail.ts'

parentPort?.postMessage(await readMail(Buffer.from(workerData as Uint8Array)).catch(() => undefined))
