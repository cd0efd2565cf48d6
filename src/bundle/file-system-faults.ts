/** What the file system says when the fault is its own, not that of what is unpacked. */
const FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/** Whether the disk, and not a bundle, is why something could not be written. */
export function isFileSystemFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && FAULTS.has(error.code);
}
