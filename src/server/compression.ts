import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Months and days of bookings shrink to a tenth; what is sent to us is taken as it is. */
export const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;
