import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Months and days of bookings shrink to a tenth; what is sent to us is taken as it is. */
export const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  globalDecompression: false,
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // Each answer under way keeps its window: what is longer than this repeats itself within it.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
} satisfies FastifyCompressOptions;
