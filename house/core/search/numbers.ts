/** 32-bit numbers as the bytes that a column holds: little-endian. */
export const bytesOf = (numbers: Uint32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** The numbers of such a column, copied out of the driver's buffer. */
export const numbersOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(new Uint8Array(bytes).buffer)
