import { foldSignature } from '../fold-signature.ts'
import { isPlaceholderName } from '../replays.ts'

export { foldSignature } from '../fold-signature.ts'

/**
 * Key under which a pilot's runs are grouped: the folded signature, or '' for placeholder names, which identify nobody.
 */
export const signatureKey = (name: string): string => (isPlaceholderName(name) ? '' : foldSignature(name))
