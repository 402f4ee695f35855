/** The name of the file with a person's data, by the day it was made in Istanbul. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

export const exportFileName = (madeAt: string) => `kervan-verilerim-${dayInIstanbul(new Date(madeAt))}.json`
